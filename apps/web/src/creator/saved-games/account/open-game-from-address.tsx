import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useAuth } from '../../../accounts/index.ts'
import { useGame } from '../../use-creator.ts'
import { useOpenFromAccount } from './use-open-from-account.ts'

/** Opens the game in the URL, `/create?game=ID`, as from the dashboard. Renders nothing. */
export function OpenGameFromAddress({ id }: { id: string }) {
  const { status } = useAuth()
  const { say } = useGame()
  const open = useOpenFromAccount()
  const latest = useRef({ say, open })
  useEffect(() => {
    latest.current = { say, open }
  })
  useEffect(() => {
    const bring = async () => {
      const trouble = await latest.current.open(id)
      if (trouble !== null) latest.current.say(trouble, status === 'signed-in' ? undefined : 'account')
      // The URL stays until somebody is signed in: then the game opens.
      if (status === 'signed-in') navigate('/create', { replace: true })
    }
    if (status === 'signed-in' || status === 'signed-out') void bring()
  }, [id, status])
  return null
}
