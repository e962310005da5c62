import { saveDistrict, loadDistrict } from '../../district/index.ts'

/** Activates the select of the help page: only the chosen district is shown, here, on the result and on its reports. */
export function chooseDistrict(field: HTMLElement, page: Document): void {
  const select = field.querySelector('select')
  if (!select) return
  const districts = [...page.querySelectorAll<HTMLElement>('[data-district]')]
  const any = page.querySelector<HTMLElement>('[data-any-district]')
  const show = (id: string) => {
    for (const district of districts) {
      const isChosen = district.dataset.district === id
      district.hidden = !isChosen
      if (isChosen) district.querySelector('details')?.setAttribute('open', '')
    }
    if (any) any.hidden = id !== ''
  }
  for (const hint of page.querySelectorAll<HTMLElement>('[data-without-script]')) hint.hidden = true
  // A link to one district has priority over the stored one. A district that is no longer listed counts as none.
  const wanted = [location.hash.slice(1), loadDistrict()].find((id) => districts.some(({ dataset }) => dataset.district === id))
  select.value = wanted ?? ''
  show(select.value)
  field.hidden = false
  select.addEventListener('change', () => {
    saveDistrict(select.value || null)
    show(select.value)
  })
}
