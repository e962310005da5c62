import { loadTicks, saveTicks } from '../../platform/storage/family-data.ts'

/** Boxes of this page are as they were left here; the line that promises it shows once it is true. */
export function storeTicks(promise: HTMLElement, page: Document): void {
  const boxes = [...page.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')]
  const ticked = new Set(loadTicks())
  for (const box of boxes) {
    box.checked = ticked.has(box.value)
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(box.value)
      else ticked.delete(box.value)
      promise.hidden = !saveTicks(ticked)
    })
  }
  promise.hidden = !saveTicks(ticked)
}
