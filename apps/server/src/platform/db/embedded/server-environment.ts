/** What the server's processes get to see of the environment: the app's secrets are none of their business. */
export function serverEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(['PATH', 'SystemRoot', 'TEMP'].map((name) => [name, process.env[name]]))
  return { ...kept, LC_ALL: 'C', TZ: 'UTC', ...extra }
}
