import { useState } from 'react'
import { saveDistrict, loadDistrict } from './chosen-district.ts'

/** The district stored on this device, and its setter; null for none. */
export function useDistrict(): readonly [string | null, (id: string | null) => void] {
  const [district, setDistrict] = useState(() => loadDistrict())
  const choose = (id: string | null) => {
    saveDistrict(id)
    setDistrict(id)
  }
  return [district, choose]
}
