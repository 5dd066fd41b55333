"""Exchange certificates (`docs/rules/exchange_certificates.md`): what was overpaid is kept in another currency.

`module` is the module itself, `words` its actions, events and view.
"""

from alhambra.modules.exchange_certificates.module import ExchangeCertificates as ExchangeCertificates
