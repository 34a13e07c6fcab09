package dev.jacquard.worker;

import java.io.Serializable;

/** What a worker says before it answers: how far it has come. */
record Note(String text) implements Serializable {}
