import { useEffect, useState } from 'react'
import { openBackend } from '../platform/session.ts'
import type { PictureReader } from './stills-part.tsx'

/** Null where no model reads pictures: then nothing of it is fetched or said. */
export function usePictureReader(): PictureReader | null {
  const [reader, setReader] = useState<PictureReader | null>(null)
  useEffect(() => {
    let hasLeft = false
    const look = async () => {
      const { model } = await openBackend()
      if (!model?.readsPictures) return
      const { openPictureReader } = await import('./stills-part.tsx')
      const opened = await openPictureReader(model.name)
      if (!hasLeft) setReader(opened)
    }
    // The video is checked as everywhere.
    look().catch(() => {})
    return () => {
      hasLeft = true
    }
  }, [])
  return reader
}
