# The site in a container, with its database in the volume /app/data: docs/deploy.md. `npm run test:container` builds and runs it.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-trixie-slim
WORKDIR /app
# Its user owns nothing of the image but the data's folder, which a new volume takes over, and the compiled sources.
COPY --from=build /app ./
RUN mkdir -p data build/.compile-cache && chown node: data build/.compile-cache
USER node
ENV HOST=0.0.0.0
EXPOSE 3000
VOLUME /app/data
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "scripts/container/healthy.mjs"]
CMD ["node", "scripts/run.mjs", "--built", "--max-semi-space-size=4", "--heap-growing-percent=60", "server/main.ts"]
