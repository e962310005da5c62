import { useEffect } from 'react'
import type { Project } from '@ankur/blocks/project'
import { showKeptPictures } from '../stage/pictures-shown.ts'
import { StageBackdrop } from '../stage/backdrop.tsx'
import { restingSprite } from '../stage/shown-sprites.ts'
import { SpritePicture } from '../stage/sprite-picture.tsx'

/** The stage of a game as it begins, small. What it shows is said in words beside it. */
export function SmallLook({ project }: { project: Project }) {
  const { stage, sprites } = project
  useEffect(() => {
    showKeptPictures(project).catch(() => {})
  }, [project])
  const shown = sprites.filter(({ visible }) => visible).toSorted((one, other) => one.layer - other.layer)
  return (
    <svg className="games-dialog__look" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <StageBackdrop costume={stage.costumes[stage.costume]} />
      {shown.map((sprite) => (
        <SpritePicture key={sprite.id} shown={restingSprite(sprite)} />
      ))}
    </svg>
  )
}
