import { spawn } from 'node:child_process'

export interface CommandResult {
  readonly code: number
  /** The output of the command, both streams in order. Empty with `show`. */
  readonly output: string
}

interface RunOptions {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** Pass the output through to this terminal instead of capturing it. */
  readonly show?: boolean
}

/** Runs a command to its end. Signals to this process are passed on, so that no child process is left running. */
export function run(command: string, args: readonly string[], { cwd, env, show }: RunOptions): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM'] as const
    for (const signal of signals) process.on(signal, pass)

    let output = ''
    const keep = (chunk: Buffer) => void (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}
