import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { root } from '../site-stamp.ts'

export interface StartedServer extends AsyncDisposable {
  readonly url: string
  /** Microseconds of CPU time that the server process has used so far, without those of its database. */
  usedMicros(): number
}

/** Starts a server of this repository in its own process and waits for the line with its address. */
export async function started(script: string, { env, log }: { env: NodeJS.ProcessEnv; log: string }): Promise<StartedServer> {
  const lines = openSync(log, 'a')
  const server = spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'pipe', lines] })
  closeSync(lines)
  const { stdout } = server
  if (!stdout) throw new Error('the child process has no output pipe')
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /ready:? (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    server.once('close', (code) => reject(new Error(`${script} ended with ${code}:\n${output}${readFileSync(log, 'utf8')}`)))
  })
  return {
    url,
    usedMicros: () => usedMicros(server.pid ?? 0),
    async [Symbol.asyncDispose]() {
      if (server.exitCode !== null) return
      const gone = once(server, 'close')
      server.kill('SIGTERM')
      await gone
    },
  }
}

const MICROS_PER_TICK = 10_000

/** From `/proc/PID/stat` on Linux: fields 14 and 15, in ticks of a hundredth of a second. */
function usedMicros(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * MICROS_PER_TICK
}
