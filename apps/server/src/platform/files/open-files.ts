import type { Files, FilesPlace } from './files.ts'
import { folderFiles } from './folder-files.ts'

/** Opens a storage location. The S3 library is loaded only if it is used. */
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

/**
 * Parses `s3://[key:secret@]bucket[/folder][?region=…&endpoint=…]`; returns null if invalid. Without key and secret, the
 * machine's credentials are used, found as AWS tools do. Stores other than AWS need an endpoint.
 */
export function parseS3Place(value: string): Extract<FilesPlace, { kind: 's3' }> | null {
  const url = URL.parse(value)
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(url.host)) return null
  const endpoint = url.searchParams.get('endpoint')
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  if (!isKnown || (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))) return null
  if (Boolean(url.username) !== Boolean(url.password)) return null
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  const { username, password } = url
  return {
    kind: 's3',
    bucket: url.host,
    prefix: folder && `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: username ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) } : null,
  }
}
