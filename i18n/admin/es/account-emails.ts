import type { AccountEmailsTexts } from "#i18n/admin/hu/account-emails.ts";

export const accountEmails = {
  own: {
    title: "Dirección de correo",
    intro:
      "Opcional. Si olvidas tu contraseña, puedes pedir una nueva por correo. Los lectores nunca la ven.",
    none: "Esta cuenta todavía no tiene dirección.",
    noMail:
      "El sitio no puede enviar correo ahora, así que no se puede indicar una dirección. Un administrador puede poner un servidor de correo en los ajustes.",
    label: "Nueva dirección de correo",
    report: "Un correo mensual que dice si todo está en orden",
    reportHint:
      "Copias de seguridad, certificado, datos por revisar, enlaces, lectores. De las cuentas nuevas se avisa siempre.",
    removed: "La dirección se eliminó.",
  },
  confirmed: (email: string) => `Dirección confirmada: ${email}`,
  pending: (email: string) => `Por confirmar: ${email}`,
  submit: "Enviar un correo para confirmarla",
  sent: "El correo está en camino. Con su enlace puedes confirmar la dirección durante un día.",
  notSent:
    "El servidor de correo no aceptó el mensaje. ¿Está bien la dirección? Si es así, inténtalo más tarde.",
  remove: "Eliminar la dirección",
  ofOther: {
    title: (username: string) => `Dirección de correo de ${username}`,
    text: "Vale en cuanto el titular de la cuenta la confirma con el enlace que recibe.",
    label: "Dirección de correo",
    close: "Cerrar",
    sent: (username: string) => `El correo para confirmarla está en camino (${username}).`,
    removed: (username: string) => `La dirección de ${username} se eliminó.`,
  },
  forgotten: {
    link: "¿Olvidaste tu contraseña?",
    title: "Contraseña olvidada",
    intro: "Enviamos un enlace a la dirección confirmada de la cuenta; con él pones una contraseña nueva.",
    name: "Nombre de usuario o dirección de correo",
    missing: "Falta el nombre o la dirección.",
    submit: "Pedir el enlace",
    sent: "Si existe esa cuenta y tiene una dirección confirmada, el enlace está en camino. Sirve una sola vez, en el plazo de una hora.",
    otherwise: "¿No llegó ningún correo? Un administrador también puede darte un enlace de acceso.",
    noMail: "Este sitio no envía correos; a una contraseña nueva se llega por otra vía:",
    ways: {
      code: "Con un código de rescate, si lo anotaste",
      administrator: "Con un enlace de acceso, que te da quien administra",
    },
    commandLabel: "Comando",
    command:
      "Si nada de eso es posible: alguien con acceso a la máquina del servidor abre una terminal en la carpeta del sitio (donde está package.json) y escribe esto, con tu nombre de usuario en lugar de NAME:",
    back: "Volver a iniciar sesión",
  },
  confirmation: {
    title: "Confirma tu dirección de correo",
    intro: "Un clic, y los correos de la cuenta llegarán aquí.",
    submit: "Confirmar la dirección",
    done: (username: string, email: string) => `La dirección de ${username} desde ahora: ${email}`,
    taken: "Esta dirección ya es de otra cuenta.",
    invalid: "Este enlace ya se usó o venció. Pide otro en la página de tu cuenta.",
  },
} satisfies AccountEmailsTexts;
