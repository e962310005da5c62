import { useEffect, useState } from 'react'

/** True once this time has passed since the page opened. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
