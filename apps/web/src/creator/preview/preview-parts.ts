import { previewOf } from '@ankur/blocks/preview'
import { PreviewCard } from './preview-card.tsx'
import { PreviewGhost } from './preview-ghost.tsx'
import './preview.css'

/** What the first press on "Show me" fetches. */
export const previewParts = { PreviewCard, PreviewGhost, previewOf }
