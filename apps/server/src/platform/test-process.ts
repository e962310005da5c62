/** Runs programs of the server as separate processes, as an operator does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** An environment without the tests' settings, except the compile cache, which halves the startup time. */
export const bareEnv: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

/** Runs a command to its end; returns its exit code and the output of both streams. */
export async function runCommand(
  file: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...bareEnv, DATA_DIR: '/nowhere', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  return { code: (await exited)[0] as number, output }
}
