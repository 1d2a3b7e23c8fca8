import adyen from '@adyen/api-library'

const validator = new adyen.hmacValidator()

export const payload = {
  NotificationRequestItem: {
    additionalData: {},
    amount: { currency: 'EUR', value: 1000 },
    eventCode: 'AUTHORISATION',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'an order: 7',
    originalReference: '',
    pspReference: '7914073381342284',
    success: 'true',
  },
}

export const accepts = ({ text, secret }) =>
  JSON.parse(text).notificationItems.every(({ NotificationRequestItem: item }) => validator.validateHMAC(item, secret))
