package dev.jacquard.cli.model;

import dev.jacquard.model.Model;

/** A model, with the name that the user gave it. */
record ModelSubject(String name, Model model) {}
