import { useState } from 'react'
import { districts, type District } from '@ankur/content/districts'
import { useLanguage } from '../platform/language.tsx'
import { loadDistrict, saveDistrict } from './chosen-district.ts'

interface Props {
  id: string
  chosen: string | null
  /** The first option, which chooses none. */
  none: string
  states: Readonly<Record<District['state'], string>>
  onChoose: (id: string | null) => void
}

const states = ['punjab', 'chandigarh'] as const

/** All districts of the directory, by state. */
export function DistrictSelect({ id, chosen, none, states: names, onChoose }: Props) {
  const { language } = useLanguage()
  return (
    <select
      className="field__box"
      id={id}
      autoComplete="off"
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{none}</option>
      {states.map((state) => (
        <optgroup key={state} label={names[state]}>
          {districts
            .filter((district) => district.state === state)
            .map((district) => (
              <option key={district.id} value={district.id}>
                {district.names[language]}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}

/** The district stored on this device, and its setter; null for none. */
export function useDistrict(): readonly [string | null, (id: string | null) => void] {
  const [district, setDistrict] = useState(() => loadDistrict())
  const choose = (id: string | null) => {
    saveDistrict(id)
    setDistrict(id)
  }
  return [district, choose]
}
