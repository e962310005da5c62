import type { Files, FilesPlace } from './files.ts'
import { folderFiles } from './folder-files.ts'

/** Opens a place, whose library is loaded only where it is used: without S3 there is nothing of it in memory. */
export function openFiles(place: FilesPlace): Files {
  if (place.kind === 'folder') return folderFiles(place.folder)
  let opened: Promise<Files> | null = null
  const open = () => (opened ??= import('./s3-files.ts').then(({ s3Files }) => s3Files(place)))
  return {
    append: async (id, offset, bytes) => (await open()).append(id, offset, bytes),
    sizeOf: async (id) => (await open()).sizeOf(id),
    read: async (id, start, end) => (await open()).read(id, start, end),
    remove: async (id) => (await open()).remove(id),
    room: async () => (await open()).room(),
  }
}
