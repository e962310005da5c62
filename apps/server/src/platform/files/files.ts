import type { Readable } from 'node:stream'

/**
 * Where the bytes of families are kept. An id is a UUID of ours, never a name that a person gave. One writer at a time
 * appends to an id: whoever calls holds a lock.
 */
export interface Files {
  /** Adds to the end, `offset` being what is there, and gives the new size. What arrived before `bytes` failed stays. */
  append(id: string, offset: number, bytes: Readable): Promise<number>
  /** How many bytes are there; 0 for an unknown id. */
  sizeOf(id: string): Promise<number>
  /** The bytes from `start` to before `end`, or fewer where the file ends. */
  read(id: string, start: number, end: number): Promise<Uint8Array>
  /** Leaves nothing; also right for an id that has nothing. */
  remove(id: string): Promise<void>
  /** How many bytes the disk has left; null where there is no telling. */
  room(): Promise<number | null>
}

/** As the settings name it; goes as it is to a worker thread. */
export type FilesPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3'
      readonly bucket: string
      /** Ends with a slash, or is empty. */
      readonly prefix: string
      readonly region: string
      /** Empty: the address of AWS for the region. */
      readonly endpoint: string | null
      /** Empty: what the machine itself is allowed, as AWS's own programs look it up. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
    }
