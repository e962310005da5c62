import { contactDraftKey, loadStored, removeStored, tabStorage } from '../../platform/storage/storage.ts'

/** Fetches the form's script when somebody begins to write. Until it is there, or without it, the browser sends the form. */
export function watchContact(page: Document): void {
  // Sent without script: what waited for a reload is not waiting any more.
  if (page.querySelector('[data-contact-sent]')) removeStored(contactDraftKey, tabStorage)
  const form = page.querySelector<HTMLFormElement>('[data-contact-form]')
  if (!form) return
  let isFetched = false
  const start = () => {
    if (isFetched) return
    isFetched = true
    import('./send-form.ts').then(({ sendByScript }) => sendByScript(form)).catch(() => (isFetched = false))
  }
  form.addEventListener('focusin', start)
  if (loadStored(contactDraftKey, tabStorage) !== null) start()
}
