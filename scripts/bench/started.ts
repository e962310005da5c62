import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../site-stamp.ts'

export interface Started extends AsyncDisposable {
  readonly url: string
}

/** Starts a server of this repository in a process of its own and waits for the line that tells its address. */
export async function started(script: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const server = spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /ready:? (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    server.once('close', (code) => reject(new Error(`${script} ended with ${code}:\n${output}`)))
  })
  return {
    url,
    async [Symbol.asyncDispose]() {
      if (server.exitCode !== null) return
      const gone = once(server, 'close')
      server.kill('SIGTERM')
      await gone
    },
  }
}
