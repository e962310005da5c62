/** Prints the page as its hand-out: the style sheet for paper leaves out what is not on it while the root says so. */
export function offerHandOut(button: HTMLElement): void {
  const { documentElement: root, defaultView: view } = button.ownerDocument
  const help = root.querySelector<HTMLElement>('[data-help-address]')
  if (!view || !help) return
  help.append(`${view.location.host}${help.dataset.helpAddress}`)
  button.hidden = false
  button.addEventListener('click', () => {
    root.toggleAttribute('data-hand-out', true)
    view.addEventListener('afterprint', () => root.removeAttribute('data-hand-out'), { once: true })
    view.print()
  })
}
