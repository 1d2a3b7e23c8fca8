import Pusher from 'pusher'

export const accepts = ({ text, headers, secret }) => {
  const pusher = new Pusher({ appId: '1', key: 'a-key', secret, cluster: 'eu' })
  const webhook = pusher.webhook({ headers: { ...headers, 'x-pusher-key': 'a-key' }, rawBody: text })
  return webhook.isValid()
}
