import { useEffect } from 'react'
import type { Project } from '@ankur/blocks/project'
import { StageBackdrop } from '../stage/backdrops/backdrop.tsx'
import { showStoredPictures } from '../stage/pictures-shown.ts'
import { restingSprite } from '../stage/shown-sprites.ts'
import { SpritePicture } from '../stage/sprites/sprite-picture.tsx'
import { loadStyles } from '../../platform/load-styles.ts'
import styles from './ready.css?url'

/** The initial state of a game. */
export function Poster({ project }: { project: Project }) {
  useEffect(() => {
    showStoredPictures(project).catch(() => {})
  }, [project])
  const { stage, sprites } = project
  return (
    <svg className="poster" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <StageBackdrop costume={stage.costumes[stage.costume]} />
      {sprites
        .filter(({ visible }) => visible)
        .toSorted((one, other) => one.layer - other.layer)
        .map((sprite) => (
          <SpritePicture key={sprite.id} shown={restingSprite(sprite)} />
        ))}
    </svg>
  )
}

export function loadReadyStyles(): Promise<void> {
  return loadStyles(styles)
}
