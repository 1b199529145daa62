// The health check of the container: exit code 0 if the site in it answers. Plain JavaScript, so that any Node runs it quickly.
const answer = await fetch(`http://localhost:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4000),
});
process.exitCode = answer.ok ? 0 : 1;
