/** For tests: an S3-compatible server on its own port, with an empty bucket. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface S3Server {
  run(): Promise<{ readonly port: number }>
  close(): Promise<void>
}

// The package has no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server

export async function testS3() {
  const directory = await mkdtemp(path.join(tmpdir(), 'ankur-s3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'families' }] }
  const server = new S3rver(options)
  const { port } = await server.run()
  return {
    /** The value for the setting `UPLOADS_URL`. */
    url: `s3://S3RVER:S3RVER@families/videos?region=ap-south-1&endpoint=http://127.0.0.1:${port}`,
    /** Lists all files in the bucket. */
    async kept(): Promise<string[]> {
      const found = await readdir(path.join(directory, 'families'), { recursive: true, withFileTypes: true })
      return found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
