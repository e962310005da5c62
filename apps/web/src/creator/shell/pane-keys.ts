const panes = '.creator :is(.bar, .stage, .sprites, .workspace, .palette)'
const stops = ':is(a, button, [tabindex="0"]):not([tabindex="-1"])'

/** To the next part of the editor, or to the one before. */
export function goToPane(isBack: boolean): void {
  const all = [...document.querySelectorAll(panes)].filter((pane) => pane.querySelector(stops))
  const at = all.findIndex((pane) => pane.contains(document.activeElement))
  const next = isBack ? (at < 0 ? -1 : at - 1) : at + 1
  all
    .at(next % all.length)
    ?.querySelector<HTMLElement>(stops)
    ?.focus()
}
