/** By itself: a fifth of what an app page loads, and of no use to a child who plays without an account. */
export { AuthClient } from '@supabase/auth-js'
