const panes = '.creator :is(.bar, .stage, .sprites, .workspace, .palette)'
const stops = ':is(a, button, [tabindex="0"]):not([tabindex="-1"])'

/** Moves the focus to the next or previous part of the editor. */
export function goToPane(isBack: boolean): void {
  const all = [...document.querySelectorAll(panes)].filter((pane) => pane.querySelector(stops))
  const at = all.findIndex((pane) => pane.contains(document.activeElement))
  const next = isBack ? (at < 0 ? -1 : at - 1) : at + 1
  all
    .at(next % all.length)
    ?.querySelector<HTMLElement>(stops)
    ?.focus()
}
