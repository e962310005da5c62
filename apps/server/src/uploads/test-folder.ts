/** For tests: the files in the folder of videos that wait for their check. */
import { readdir, stat } from 'node:fs/promises'
import type { TestPlatform } from '../platform/test-platform.ts'

export async function filesOf(platform: TestPlatform): Promise<string[]> {
  return await readdir(folderOf(platform)).catch(() => [])
}

export async function bytesIn(platform: TestPlatform): Promise<number> {
  const sizes = (await filesOf(platform)).map(async (name) => (await stat(`${folderOf(platform)}/${name}`)).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

export function folderOf({ config }: TestPlatform): string {
  return config.uploads.kind === 'folder' ? config.uploads.folder : ''
}
