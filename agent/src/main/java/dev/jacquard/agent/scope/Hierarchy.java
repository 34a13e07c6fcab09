package dev.jacquard.agent.scope;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What classes declare, read from class files: to load a class in order to rewrite another one
 * would be too early.
 */
public final class Hierarchy {
  /** A class without its code. */
  public record Declaration(
      String name,
      int access,
      String superName,
      List<String> interfaces,
      Map<String, Integer> fields,
      Map<String, Integer> methods,
      boolean hasStaticState) {

    public boolean isInterface() {
      return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    public boolean isEnum() {
      return (access & Opcodes.ACC_ENUM) != 0;
    }
  }

  /** A field and the class that declares it. */
  public record Field(Declaration owner, String name, int access) {
    public boolean is(int flag) {
      return (access & flag) != 0;
    }
  }

  private final Map<ClassLoader, Map<String, Optional<Declaration>>> known =
      Collections.synchronizedMap(new WeakHashMap<>());
  private final Map<String, Optional<Declaration>> boot =
      Collections.synchronizedMap(new HashMap<>());

  /** Notes a class that is being defined. */
  public Declaration define(ClassLoader loader, ClassNode node) {
    Declaration declaration = declaration(node);
    cache(loader).put(node.name, Optional.of(declaration));
    return declaration;
  }

  private static Declaration declaration(ClassNode node) {
    Map<String, Integer> fields = new HashMap<>();
    boolean staticState = false;
    for (FieldNode field : node.fields) {
      boolean constant = (field.access & Opcodes.ACC_FINAL) != 0 && field.value != null;
      staticState |= (field.access & Opcodes.ACC_STATIC) != 0 && !constant;
      fields.put(field.name + ":" + field.desc, field.access);
    }
    Map<String, Integer> methods = new HashMap<>();
    for (MethodNode method : node.methods) {
      methods.put(method.name + method.desc, method.access);
      staticState |= method.name.equals("<clinit>");
    }
    return new Declaration(
        node.name,
        node.access,
        node.superName,
        List.copyOf(node.interfaces),
        fields,
        methods,
        staticState);
  }

  private Map<String, Optional<Declaration>> cache(ClassLoader loader) {
    return loader == null
        ? boot
        : known.computeIfAbsent(loader, l -> Collections.synchronizedMap(new HashMap<>()));
  }

  /** The declaration of a class as a loader sees it. */
  public Optional<Declaration> find(ClassLoader loader, String name) {
    Map<String, Optional<Declaration>> cache = cache(loader);
    Optional<Declaration> found = cache.get(name);
    if (found == null) {
      found = read(loader, name);
      cache.put(name, found);
    }
    return found;
  }

  private static Optional<Declaration> read(ClassLoader loader, String name) {
    String file = name + ".class";
    try (InputStream in =
        loader == null
            ? ClassLoader.getSystemResourceAsStream(file)
            : loader.getResourceAsStream(file)) {
      if (in == null) {
        return Optional.empty();
      }
      ClassNode node = new ClassNode();
      new ClassReader(in).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
      return Optional.of(declaration(node));
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  /** The field that an instruction means, found as the VM does. */
  public Optional<Field> field(ClassLoader loader, String owner, String name, String descriptor) {
    Optional<Declaration> type = find(loader, owner);
    if (type.isEmpty()) {
      return Optional.empty();
    }
    Integer access = type.get().fields().get(name + ":" + descriptor);
    if (access != null) {
      return Optional.of(new Field(type.get(), name, access));
    }
    for (String parent : type.get().interfaces()) {
      Optional<Field> inherited = field(loader, parent, name, descriptor);
      if (inherited.isPresent()) {
        return inherited;
      }
    }
    return type.get().superName() == null
        ? Optional.empty()
        : field(loader, type.get().superName(), name, descriptor);
  }

  /** The class up the hierarchy that declares the method which a call means, if that is a class. */
  public Optional<String> declaring(
      ClassLoader loader, String owner, String method, String descriptor) {
    String name = owner;
    while (name != null) {
      Optional<Declaration> type = find(loader, name);
      if (type.isEmpty() || type.get().methods().containsKey(method + descriptor)) {
        return type.map(Declaration::name);
      }
      name = type.get().superName();
    }
    return Optional.empty();
  }
}
