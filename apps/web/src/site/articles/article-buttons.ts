/** Opens or closes all sections of an article by one press, and opens them for reading aloud. */
export function watchOpenParts(button: HTMLElement): void {
  const page = button.ownerDocument
  const place = page.getElementById(button.dataset.openParts ?? '')
  const folds = [...(place?.querySelectorAll<HTMLDetailsElement>('details.fold') ?? [])]
  if (folds.length === 0) return
  const areOpen = () => folds.every(({ open }) => open)
  const show = () => {
    for (const label of button.querySelectorAll<HTMLElement>('[data-when]'))
      label.hidden = (label.dataset.when === 'open') !== areOpen()
  }
  button.hidden = false
  button.addEventListener('click', () => {
    const open = !areOpen()
    for (const fold of folds) fold.open = open
  })
  for (const fold of folds) fold.addEventListener('toggle', show)
  // Closed sections are not read aloud. Runs before the press reaches Listen itself.
  page.querySelector('[data-listen-toggle]')?.addEventListener('click', () => folds.forEach((fold) => (fold.open = true)), {
    once: true,
    capture: true,
  })
  show()
}

/** Prints the page as its hand-out: the print style sheet hides everything else while the root has this attribute. */
export function offerHandOut(button: HTMLElement): void {
  const root = document.documentElement
  const help = root.querySelector<HTMLElement>('[data-help-address]')
  if (!help) return
  help.append(location.host + help.dataset.helpAddress)
  button.hidden = false
  button.onclick = async () => {
    // Without a connection the address is printed in letters alone.
    await import('./qr-code/qr-code.ts').then(({ addCode }) => addCode(help)).catch(() => {})
    root.toggleAttribute('data-hand-out', true)
    addEventListener('afterprint', () => root.removeAttribute('data-hand-out'), { once: true })
    print()
  }
}
