/** The initial stage of a game as a picture for its link. */
import { type Costume, type Project, stageHeight, stageWidth } from '@ankur/blocks/project'
import { ownPicture } from '../effects/own-picture-source.tsx'
import { drawingsThatGo } from '../files/stored-files.ts'
import { pictureAddress, showStoredPictures } from '../stage/pictures-shown.ts'
import { restingSprite } from '../stage/shown-sprites.ts'
import { placeOfPicture } from '../stage/sprites/sprite-picture.tsx'

/** Files that never leave this device are grey boxes for others; drawings are included. */
export function withoutLocalFiles(project: Project): Project {
  const going = new Set(drawingsThatGo(project))
  const seen = <T extends { readonly costumes: readonly Costume[] }>(target: T): T => ({
    ...target,
    costumes: target.costumes.map((costume) =>
      costume.picture.includes('.') && !going.has(costume.picture) ? { ...costume, picture: '' } : costume,
    ),
  })
  return { ...project, stage: seen(project.stage), sprites: project.sprites.map(seen) }
}

export async function gamePicture(project: Project): Promise<File | null> {
  const { stage, sprites } = withoutLocalFiles(project)
  await showStoredPictures(project)
  const canvas = Object.assign(document.createElement('canvas'), { width: stageWidth, height: stageHeight })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, stageWidth, stageHeight)
  const backdrop = stage.costumes[stage.costume]
  if (backdrop && backdrop.picture !== '') pen.drawImage(await imageOf(backdrop), 0, 0, stageWidth, stageHeight)
  const shown = sprites.filter(({ visible }) => visible).toSorted((one, other) => one.layer - other.layer)
  for (const sprite of shown) {
    const costume = sprite.costumes[sprite.costume]
    if (!costume) continue
    const { x, y, turn, across, up, centerX, centerY, width, height } = placeOfPicture(restingSprite(sprite))
    // One after the other, from back to front.
    const image = await imageOf(costume)
    pen.save()
    pen.translate(x, y)
    pen.rotate((turn * Math.PI) / 180)
    pen.scale(across, up)
    pen.drawImage(image, -centerX, -centerY, width, height)
    pen.restore()
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], 'game.png', { type: 'image/png' })
}

async function imageOf(costume: Costume): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = pictureAddress(costume.picture) ?? (await ownPicture(costume))
  await image.decode()
  return image
}
