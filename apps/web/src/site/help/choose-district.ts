import { keepDistrict, loadDistrict } from '../../district/index.ts'

/** Brings the select of the help page to life: the chosen district alone is seen, here, on the result and on its papers. */
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
  // A link to one district holds over the one that is kept. A district that is listed no more counts as none.
  const wanted = [location.hash.slice(1), loadDistrict()].find((id) => districts.some(({ dataset }) => dataset.district === id))
  select.value = wanted ?? ''
  show(select.value)
  field.hidden = false
  select.addEventListener('change', () => {
    keepDistrict(select.value || null)
    show(select.value)
  })
}
