import { endPreview, usePreview } from './shown-preview.ts'

/** Over the script: what the block does that somebody asked about. */
export function PreviewPlace() {
  const preview = usePreview()
  return preview && !preview.isGlimpse && <preview.parts.PreviewCard shown={preview} onEnd={endPreview} />
}
