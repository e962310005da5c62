/** The pointer position in stage units, however the stage is placed in its frame. */
export function pointIn(
  stage: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): { x: number; y: number } {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(stage.getScreenCTM()?.inverse())
  return { x, y }
}
