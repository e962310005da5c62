import { unzip } from '@ankur/blocks/sb3/zip'

/** A board with hundreds of photos and recordings stays far below. */
const limits = {
  fileBytes: 25 * 1024 * 1024,
  entries: 20_000,
  entryBytes: 25 * 1024 * 1024,
  totalBytes: 100 * 1024 * 1024,
  ratio: 200,
}

export type BoardFiles = ReadonlyMap<string, Uint8Array>

/**
 * The files of an archive from whoever made it. What it says of its sizes is not believed, and it is unpacked here and not in
 * workers made of texts, which the policy of the pages refuses.
 */
export function unpackBoard(bytes: Uint8Array): BoardFiles | 'import_too_big' | 'import_damaged' {
  const unzipped = unzip(bytes, () => (name) => !name.endsWith('/'), limits)
  if (unzipped.ok) return unzipped.files
  return unzipped.problem === 'too_big' ? 'import_too_big' : 'import_damaged'
}
