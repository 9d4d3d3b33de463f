### Questions by family and kind. `task-`: what somebody has to do, said to them. `doing-`: what they are waited for, said
### to others.

task-classic-claim = occupare un territorio
doing-classic-claim = { $who } sta occupando un territorio

task-classic-wish = inviare la lista delle preferenze
doing-classic-wish = { $who } sta scrivendo la lista delle preferenze

task-classic-deploy = schierare le armate iniziali
doing-classic-deploy = { $who } sta schierando le armate iniziali

task-classic-reinforce = schierare le armate
doing-classic-reinforce = { $who } sta schierando le armate

task-classic-trade = giocare un tris
doing-classic-trade = { $who } sta giocando un tris

task-classic-bonus = schierare le due armate in più
doing-classic-bonus = { $who } sta schierando le due armate in più

task-classic-spoils = giocare le carte catturate o tenerle
doing-classic-spoils = { $who } sta decidendo sulle carte catturate

task-classic-consent = accettare o rifiutare una battaglia rapida
doing-classic-consent = { $who } sta decidendo su una battaglia rapida

task-classic-attack = attaccare o smettere
doing-classic-attack = { $who } sta attaccando

task-classic-defend = scegliere i dadi di difesa
doing-classic-defend = { $who } sta scegliendo i dadi di difesa

task-classic-throw = scegliere i dadi d’attacco
doing-classic-throw = { $who } sta scegliendo i dadi d’attacco

task-classic-discard = scartare carte
doing-classic-discard = { $who } sta scartando carte

task-classic-advance = avanzare nel territorio conquistato
doing-classic-advance = { $who } sta avanzando nel territorio conquistato

task-classic-fortify = fare lo spostamento strategico o terminare il turno
doing-classic-fortify = { $who } sta facendo lo spostamento strategico
