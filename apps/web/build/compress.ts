import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` (best) and `.gz` beside each final text file, so that the server never compresses a page itself. */
export async function precompress(directory: string, notFinal: readonly string[] = []): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isText(entry.name) && !notFinal.includes(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

function isText(name: string): boolean {
  return /\.(html|css|js|svg|webmanifest|txt|xml)$/.test(name)
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
