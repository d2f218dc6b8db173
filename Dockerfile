# Mazefolio in a container, with its fonts and tools:
#   docker build -t mazefolio:VERSION .
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/book" mazefolio:VERSION build book.yaml -o book.pdf

FROM debian:12-slim AS build
WORKDIR /src
COPY . .
RUN ./bootstrap package deb

FROM debian:12-slim
COPY --from=build /src/build/release/packages/mazefolio_*.deb /tmp/
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends /tmp/mazefolio_*.deb \
      fonts-noto-core fonts-noto-cjk fonts-symbola unicode-data libgs-common \
 && rm -rf /var/lib/apt/lists/* /tmp/*.deb
RUN useradd --create-home --uid 1000 reader && install -d -o reader -g reader /book
USER reader
WORKDIR /book
ENTRYPOINT ["mazefolio"]
