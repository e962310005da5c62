import { endPreview, usePreview } from './shown-preview.ts'

/** Over the script: the description of the requested block. */
export function PreviewPlace() {
  const preview = usePreview()
  return preview && !preview.isGlimpse && <preview.parts.PreviewCard shown={preview} onEnd={endPreview} />
}
