/** Starts a download in the browser, which asks for a place or uses the downloads folder, depending on its settings. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Older browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
