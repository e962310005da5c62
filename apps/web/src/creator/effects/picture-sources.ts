/** The pictures of a game as a canvas can draw them: those that came with it, and our own drawings made into pictures. */
import type { Costume } from '@ankur/blocks/project'
import { pictureAddress } from '../stage/pictures-shown.ts'
import { ownPicture, themeNow } from './own-picture-source.tsx'

export interface Source {
  /** The same for the same picture. */
  readonly id: string
  readonly image: HTMLImageElement | HTMLCanvasElement
}

export interface PictureSources {
  /** Null while it is on its way; asked for the first time, it is. */
  readonly of: (costume: Costume) => Source | null
  /** Our own drawings go with the theme; asked for each sprite anew, that would take longer than drawing it. */
  readonly look: () => void
}

export function pictureSources(changed: () => void): PictureSources {
  const known = new Map<string, Source | null>()
  let theme = ''
  return {
    look() {
      theme = themeNow()
    },
    of(costume) {
      const address = pictureAddress(costume.picture)
      const id = address ?? `${theme} ${costume.picture}`
      const found = known.get(id)
      if (found !== undefined) return found
      known.set(id, null)
      const image = new Image()
      const ready = (read: Source['image']) => {
        known.set(id, { id, image: read })
        changed()
      }
      image.onload = () => ready(image)
      // One that cannot be read is drawn as nothing, as on the stage.
      image.onerror = () => ready(document.createElement('canvas'))
      if (address === undefined) void ownPicture(costume).then((own) => (image.src = own))
      else image.src = address
      return null
    },
  }
}
