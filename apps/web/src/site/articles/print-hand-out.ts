/** Prints the page as its hand-out: the print style sheet hides everything else while the root has this attribute. */
export function offerHandOut(button: HTMLElement): void {
  const root = document.documentElement
  const help = root.querySelector<HTMLElement>('[data-help-address]')
  if (!help) return
  help.append(location.host + help.dataset.helpAddress)
  button.hidden = false
  button.onclick = async () => {
    // Without a connection the address is printed in letters alone.
    await import('./qr-code/add-code.ts').then(({ addCode }) => addCode(help)).catch(() => {})
    root.toggleAttribute('data-hand-out', true)
    addEventListener('afterprint', () => root.removeAttribute('data-hand-out'), { once: true })
    print()
  }
}
