import { useEffect, useId, useRef } from 'react'
import { type Layer, type Spot, paintResolution } from '@ankur/blocks/paint/drawing'
import { CreatorIcon } from '../creator-icon.tsx'
import { bytesOf } from './load-sheet.ts'
import { rememberImage } from './layer-images.ts'
import { messagesOf } from '../../platform/messages.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

/** A photo on the page that is not part of the drawing yet. */
export interface PlacedPhoto extends TakenPhoto, Spot {
  readonly address: string
  readonly isRound: boolean
}

export function photoOnPage(photo: TakenPhoto, page: { width: number; height: number }): PlacedPhoto {
  return {
    ...photo,
    address: URL.createObjectURL(new Blob([photo.bytes.slice()])),
    x: (page.width - photo.across) / 2,
    y: (page.height - photo.down) / 2,
    isRound: false,
  }
}

export function movedPhoto(photo: PlacedPhoto, by: Spot): PlacedPhoto {
  return { ...photo, x: photo.x + by.x, y: photo.y + by.y }
}

export function asLayer({ bytes, x, y, across, down, isRound }: PlacedPhoto): Layer {
  return { tool: 'layer', isPhoto: true, x, y, across, down, isRound, bytes }
}

/** Scaled around its centre, from a tenth of its size to three times. */
function scaledPhoto(photo: PlacedPhoto, by: number): PlacedPhoto {
  const [across, down] = [photo.across * by, photo.down * by]
  if (Math.min(across, down) < 10 || Math.max(across, down) > 1200) return photo
  return { ...photo, across, down, x: photo.x + (photo.across - across) / 2, y: photo.y + (photo.down - down) / 2 }
}

export function PhotoOnPage({ photo }: { photo: PlacedPhoto }) {
  const { x, y, across, down, isRound, address } = photo
  const cut = useId()
  const oval = { cx: x + across / 2, cy: y + down / 2, rx: across / 2, ry: down / 2 }
  return (
    <>
      <clipPath id={cut}>{isRound ? <ellipse {...oval} /> : <rect x={x} y={y} width={across} height={down} />}</clipPath>
      <image href={address} x={x} y={y} width={across} height={down} preserveAspectRatio="none" clipPath={`url(#${cut})`} />
      {isRound ? (
        <ellipse className="paint__ring" {...oval} />
      ) : (
        <rect className="paint__ring" x={x} y={y} width={across} height={down} />
      )}
    </>
  )
}

interface Props {
  photo: PlacedPhoto
  change: (photo: PlacedPhoto | null) => void
  put: () => void
}

/** The controls until it is placed, instead of the tools, so that the whole page is seen; the page moves it by finger and arrow keys. */
export function PhotoBar({ photo, change, put }: Props) {
  const words = paintWords.use()
  const group = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone meanwhile, with the other tools.
  useEffect(() => group.current?.focus(), [])
  return (
    <div className="paint__tray paint__photo" role="group" aria-label={words.place_photo} tabIndex={-1} ref={group}>
      <p className="paint__tray-text">{words.photo_stays}</p>
      <button type="button" className="tool tool--small" onClick={() => change(scaledPhoto(photo, 0.8))}>
        <CreatorIcon name="smaller" />
        {words.smaller}
      </button>
      <button type="button" className="tool tool--small" onClick={() => change(scaledPhoto(photo, 1.25))}>
        <CreatorIcon name="plus" />
        {words.bigger}
      </button>
      <button
        type="button"
        className="tool tool--small"
        aria-pressed={photo.isRound}
        onClick={() => change({ ...photo, isRound: !photo.isRound })}
      >
        {words.cut_round}
      </button>
      <button type="button" className="tool tool--small" onClick={() => change(null)}>
        <CreatorIcon name="remove" />
        {words.photo_away}
      </button>
      <button type="button" className="tool tool--small tool--main" onClick={put}>
        <CreatorIcon name="made" />
        {words.photo_here}
      </button>
    </div>
  )
}

const mostBytes = 20_000_000

export interface TakenPhoto {
  readonly bytes: Uint8Array
  /** In units of the page, into which it must fit. */
  readonly across: number
  readonly down: number
}

export type PhotoProblem = 'photo_too_large' | 'photo_unreadable'

/** Decodes, scales and encodes a photo again on this device, so that no metadata of the file remains. */
export async function takePhoto(file: File, page: { width: number; height: number }): Promise<TakenPhoto | PhotoProblem> {
  if (file.size > mostBytes) return 'photo_too_large'
  const { readOwnPicture } = await import('../stage/backdrops/own-picture.ts')
  const read = await readOwnPicture(file)
  if ('trouble' in read) return read.trouble === 'picture_too_large' ? 'photo_too_large' : 'photo_unreadable'
  const { image } = read
  const [width, height] = [image.naturalWidth || 150, image.naturalHeight || 150]
  const scale = Math.min(page.width / width, page.height / height)
  const [across, down] = [Math.max(2, width * scale), Math.max(2, height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(across * paintResolution)
  canvas.height = Math.round(down * paintResolution)
  const pen = canvas.getContext('2d')
  if (!pen) return 'photo_unreadable'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  const bytes = await bytesOf(canvas, 'image/png')
  rememberImage({ bytes }, canvas)
  return { bytes, across, down }
}
