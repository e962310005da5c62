/** The pictures of a game for a canvas: those of the game's files, and our own drawings rendered to images. */
import type { Costume } from '@ankur/blocks/project'
import { pictureAddress } from '../stage/pictures-shown.ts'
import { ownPicture, themeNow } from './own-picture-source.tsx'

export interface Source {
  /** The same key for the same picture. */
  readonly id: string
  readonly image: HTMLImageElement | HTMLCanvasElement
}

export interface PictureSources {
  /** Null while it is loading; the first call starts that. */
  readonly of: (costume: Costume) => Source | null
  /** Our own drawings depend on the theme; resolving that for each sprite would take longer than drawing it. */
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
      // An unreadable picture is drawn as nothing, as on the stage.
      image.onerror = () => ready(document.createElement('canvas'))
      if (address === undefined) void ownPicture(costume).then((own) => (image.src = own))
      else image.src = address
      return null
    },
  }
}
