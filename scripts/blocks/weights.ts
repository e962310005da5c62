import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../site-stamp.ts'

const parts = {
  'machine, blocks and editing': '@ankur/blocks',
  'reading Scratch files, besides': '@ankur/blocks/sb3/read',
  'writing Scratch files, besides': '@ankur/blocks/sb3/write',
}

/** The bytes (brotli) that a page loads for each part, in addition to the machine. */
export async function weights(): Promise<Record<string, number>> {
  const found: [string, number][] = []
  for (const [name, specifier] of Object.entries(parts)) {
    const isMachine = specifier === '@ankur/blocks'
    const bytes = await bytesOf(isMachine ? [specifier] : ['@ankur/blocks', specifier])
    found.push([name, isMachine ? bytes : bytes - (found[0]?.[1] ?? 0)])
  }
  return Object.fromEntries(found)
}

const entry = 'virtual:weighed'

async function bytesOf(specifiers: readonly string[]): Promise<number> {
  const code = specifiers.map((specifier, index) => `export * as part${index} from '${specifier}'`).join('\n')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'weighed', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) }],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []))
  return outputs.reduce((sum, each) => sum + (each.type === 'chunk' ? brotliCompressSync(each.code).length : 0), 0)
}
